// Two threads that come the same way to one line have one stack.
package com.acme.hits;

class RaceWithItself {
    static int hits;

    static void hit() {
        hits++;
    }

    public static void main(String[] args) {
        for (int i = 0; i < 3; i++)
            new Thread(RaceWithItself::hit).start();
    }
}
// run: raddle scan --only data-race --color never $CLASSES
// exit: 1
// out: note: looked at as a program that starts at com.acme.hits.RaceWithItself.main; ...
// out:
// out: RaceWithItself.java:8: high data-race: com.acme.hits.RaceWithItself.hits is written by two threads in RaceWithItself.hit with no common lock [score ..., ...]
// out:   each of the threads that RaceWithItself.main (RaceWithItself.java:13) starts with RaceWithItself.hit writes it, holding no lock:
// out:     RaceWithItself.hit (RaceWithItself.java:8)
// out:   another of them writes it, holding no lock, in the same way
// out:   for:     the field is static: there is one
// out: ...
