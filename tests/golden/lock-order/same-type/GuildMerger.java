// run: scan --only lock-order
// expect: lock-order
// merge() orders the two guilds by rank, but guilds of equal rank fall back to argument order, so merge(a,b) and merge(b,a) with equal ranks deadlock.
package lob.guildmerger;

import java.util.HashSet;
import java.util.Set;

public class GuildMerger {
    static final class Guild {
        final String name;
        final int rank;
        final Set<String> heroes = new HashSet<>();
        int gold;

        Guild(String name, int rank, int gold) {
            this.name = name;
            this.rank = rank;
            this.gold = gold;
        }
    }

    static void merge(Guild into, Guild from) {
        Guild first = into;
        Guild second = from;
        if (first.rank > second.rank) {
            first = from;
            second = into;
        }
        synchronized (first) {
            synchronized (second) {
                into.heroes.addAll(from.heroes);
                into.gold += from.gold;
                from.heroes.clear();
                from.gold = 0;
            }
        }
    }

    static void recruit(Guild g, String hero) {
        synchronized (g) {
            g.heroes.add(hero);
            g.gold += 5;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Guild wolves = new Guild("wolves", 3, 100);
        Guild ravens = new Guild("ravens", 3, 80);
        Thread t1 = new Thread(() -> {
            for (int i = 0; i < 10_000; i++) {
                recruit(ravens, "r" + i);
                merge(wolves, ravens);
            }
        });
        Thread t2 = new Thread(() -> {
            for (int i = 0; i < 10_000; i++) {
                recruit(wolves, "w" + i);
                merge(ravens, wolves);
            }
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.println(wolves.gold + ravens.gold);
    }
}
// corpus: unseen
