def features(s, seat):
    return {}


def appraise(s, decision):
    return [0.0] * len(decision.options)


def kinds(s, decision):
    return list(decision.options)


def pulse(s):
    return s.turns
