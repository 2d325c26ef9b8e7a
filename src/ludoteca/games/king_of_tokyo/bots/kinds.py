"""The cards that policies reckon with by name: which kinds they are at a table.

A card that a table does not know is a kind of which nobody ever has a copy.
"""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.king_of_tokyo.content.box import Content


class Kinds:
    """Kinds by the id of their card."""

    def __init__(self, content: Content) -> None:
        self.acid_attack: i64 = content.kind("acid_attack")
        self.alien_origin: i64 = content.kind("alien_origin")
        self.alpha_monster: i64 = content.kind("alpha_monster")
        self.armor_plating: i64 = content.kind("armor_plating")
        self.background_dweller: i64 = content.kind("background_dweller")
        self.burrowing: i64 = content.kind("burrowing")
        self.camouflage: i64 = content.kind("camouflage")
        self.complete_destruction: i64 = content.kind("complete_destruction")
        self.media_friendly: i64 = content.kind("media_friendly")
        self.eater_of_the_dead: i64 = content.kind("eater_of_the_dead")
        self.energy_hoarder: i64 = content.kind("energy_hoarder")
        self.even_bigger: i64 = content.kind("even_bigger")
        self.fire_breathing: i64 = content.kind("fire_breathing")
        self.freeze_time: i64 = content.kind("freeze_time")
        self.friend_of_children: i64 = content.kind("friend_of_children")
        self.gourmet: i64 = content.kind("gourmet")
        self.healing_ray: i64 = content.kind("healing_ray")
        self.herbivore: i64 = content.kind("herbivore")
        self.herd_culler: i64 = content.kind("herd_culler")
        self.it_has_a_child: i64 = content.kind("it_has_a_child")
        self.jets: i64 = content.kind("jets")
        self.made_in_a_lab: i64 = content.kind("made_in_a_lab")
        self.metamorph: i64 = content.kind("metamorph")
        self.mimic: i64 = content.kind("mimic")
        self.battery_monster: i64 = content.kind("battery_monster")
        self.nova_breath: i64 = content.kind("nova_breath")
        self.detritivore: i64 = content.kind("detritivore")
        self.parasitic_tentacles: i64 = content.kind("parasitic_tentacles")
        self.plot_twist: i64 = content.kind("plot_twist")
        self.poison_quills: i64 = content.kind("poison_quills")
        self.poison_spit: i64 = content.kind("poison_spit")
        self.rapid_healing: i64 = content.kind("rapid_healing")
        self.regeneration: i64 = content.kind("regeneration")
        self.shrink_ray: i64 = content.kind("shrink_ray")
        self.smoke_cloud: i64 = content.kind("smoke_cloud")
        self.spiked_tail: i64 = content.kind("spiked_tail")
        self.stretchy: i64 = content.kind("stretchy")
        self.energy_drink: i64 = content.kind("energy_drink")
        self.urbavore: i64 = content.kind("urbavore")
        self.wings: i64 = content.kind("wings")
        self.death_from_above: i64 = content.kind("death_from_above")
        self.frenzy: i64 = content.kind("frenzy")
        self.vast_storm: i64 = content.kind("vast_storm")
