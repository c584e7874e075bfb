// run: scan --only lock-order
// expect: none
// Repaired GuildMerger: guilds are ordered by rank and equal ranks are first serialised by a global tie lock, so two guilds can never be locked in both orders at once.
package loc.tielockedguilds;

import java.util.HashSet;
import java.util.Set;

public class TieLockedGuilds {
    private static final Object TIE = new Object();

    static final class Guild {
        final int rank;
        final Set<String> heroes = new HashSet<>();
        int gold;

        Guild(int rank, int gold) {
            this.rank = rank;
            this.gold = gold;
        }
    }

    static void merge(Guild into, Guild from) {
        if (into == from) {
            return;
        }
        if (into.rank < from.rank) {
            synchronized (into) {
                synchronized (from) {
                    doMerge(into, from);
                }
            }
        } else if (into.rank > from.rank) {
            synchronized (from) {
                synchronized (into) {
                    doMerge(into, from);
                }
            }
        } else {
            synchronized (TIE) {
                synchronized (into) {
                    synchronized (from) {
                        doMerge(into, from);
                    }
                }
            }
        }
    }

    private static void doMerge(Guild into, Guild from) {
        into.heroes.addAll(from.heroes);
        into.gold += from.gold;
        from.heroes.clear();
        from.gold = 0;
    }

    static void recruit(Guild g, String hero) {
        synchronized (g) {
            g.heroes.add(hero);
            g.gold += 5;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Guild wolves = new Guild(3, 100);
        Guild ravens = new Guild(3, 80);
        Guild bears = new Guild(5, 10);
        Thread t1 = new Thread(() -> {
            for (int i = 0; i < 10_000; i++) {
                recruit(ravens, "r" + i);
                merge(wolves, ravens);
                merge(bears, wolves);
            }
        });
        Thread t2 = new Thread(() -> {
            for (int i = 0; i < 10_000; i++) {
                recruit(wolves, "w" + i);
                merge(ravens, wolves);
                merge(wolves, bears);
            }
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.println(wolves.gold + ravens.gold + bears.gold);
    }
}
// corpus: unseen
