yes = yes
