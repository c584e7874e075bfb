// run: scan --only atomicity
// expect: none
// the witness is taken first and held, the context nested inside it
class Drawer {
    private int coins;

    public synchronized int coins() {
        return coins;
    }

    public synchronized void add(int n) {
        coins += n;
    }
}

public class WitnessFirstThenContext {
    private final Object day = new Object();
    private int turnover;

    public Drawer drawer() {
        return new Drawer();
    }

    public void close(Drawer d) {
        synchronized (d) {
            synchronized (day) {
                turnover += d.coins();
                d.add(-d.coins());
            }
        }
    }
}
// corpus: unseen
