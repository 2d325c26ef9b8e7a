"""Signal Fires, a small complete live game: everyone rolls and runs at once, and time passes by ticks.

Six beacons stand on the coast. You may roll your two dice whenever they are not hot, and light a beacon whose number
one of your dice shows, if nobody was faster. One beacon is secretly worth more to you.
"""
