yes = ja
