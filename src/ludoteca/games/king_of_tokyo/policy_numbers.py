"""How much everything is worth: points whose exponentials are a monster's strength.

A monster's chance to win is its strength over the sum of all strengths. The tables come in five rows, for two to six
monsters alive.
"""
# ruff: noqa: E501

from __future__ import annotations

from typing import Final

def _hand():
    stars=[];out=[];inside=[];turn=[]
    for n in range(2,7):
        stars.append([0.15*s + (0.03*(s-13)**1.5 if s>13 else 0) for s in range(20)]+[6.0])
        base=[-9, -1.7, -1.1, -.75,-.5,-.33,-.22,-.14,-.07,0,.05,.09,.12]
        out.append(base)
        inside.append([[b*(1+0.25*d)+0.35-0.05*d for b in base] for d in range(6)])
        turn.append([0.15-0.05*d for d in range(6)])
    return stars,out,inside,turn
LOG_STARS,LOG_OUT,LOG_IN,LOG_TURN=_hand()
LOG_ENERGY=[0.07*e if e<10 else 0.7+0.03*(e-10) for e in range(31)]
LOG_POISON=-0.3
LOG_SHRINK=-0.35
LOG_CARD=[0.3]*64
