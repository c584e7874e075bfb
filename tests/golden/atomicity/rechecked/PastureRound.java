// run: scan --library --only atomicity
// expect: none
// eat is one compound step that answers what was taken; countVisit is independent of it and commutes with other visitors
import java.util.List;

public final class PastureRound {
    public static final class Meadow {
        private int energy;
        private long visits;

        public Meadow(int energy) {
            this.energy = energy;
        }

        public synchronized int eat(int wanted) {
            int portion = Math.min(wanted, energy);
            energy -= portion;
            return portion;
        }

        public synchronized void grow(int n) {
            energy += n;
        }

        public synchronized void countVisit() {
            visits++;
        }

        public synchronized long visits() {
            return visits;
        }
    }

    public static sealed class Grazer permits Goat, Horse {
        private final int bite;
        private long eaten;

        Grazer(int bite) {
            this.bite = bite;
        }

        public synchronized int visit(Meadow m) {
            int portion = m.eat(bite);
            m.countVisit();
            eaten += portion;
            return portion;
        }

        public synchronized long eaten() {
            return eaten;
        }
    }

    public static final class Goat extends Grazer {
        public Goat() {
            super(2);
        }
    }

    public static final class Horse extends Grazer {
        public Horse() {
            super(7);
        }
    }

    private PastureRound() {
    }

    public static long round(List<Grazer> herd, Meadow[] field) {
        List<Grazer> now = List.copyOf(herd);
        long taken = 0;
        for (Meadow m : field.clone()) {
            for (Grazer g : now) {
                taken += g.visit(m);
            }
        }
        return taken;
    }
}
// corpus: unseen13
