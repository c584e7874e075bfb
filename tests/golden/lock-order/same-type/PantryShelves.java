// run: scan --only lock-order
// expect: lock-order
// Shelf.moveTo locks this shelf and then the target; two threads move in opposite directions
public class PantryShelves {
    static final class Shelf {
        private final String label;
        private int jars;

        Shelf(String label, int jars) {
            this.label = label;
            this.jars = jars;
        }

        synchronized void put(int n) {
            jars += n;
        }

        synchronized boolean moveTo(Shelf target, int n) {
            if (jars < n) {
                return false;
            }
            jars -= n;
            target.put(n);
            return true;
        }

        synchronized int jars() {
            return jars;
        }

        @Override
        public String toString() {
            return label + "=" + jars();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Shelf top = new Shelf("top", 500);
        Shelf bottom = new Shelf("bottom", 500);
        Thread up = new Thread(() -> {
            for (int i = 0; i < 100_000; i++) {
                bottom.moveTo(top, 1 + i % 3);
            }
        }, "up");
        Thread down = new Thread(() -> {
            for (int i = 0; i < 100_000; i++) {
                top.moveTo(bottom, 1 + i % 3);
            }
        }, "down");
        up.start();
        down.start();
        up.join();
        down.join();
        System.out.println(top + " " + bottom);
    }
}
// corpus: unseen20
