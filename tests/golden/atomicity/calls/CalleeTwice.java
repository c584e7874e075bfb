// run: scan --only atomicity
// expect: atomicity
// the double locking is inside a callee, the context lock is taken by its caller
public class CalleeTwice {
    private final Object register = new Object();
    private int counted;

    public Basket basket() {
        return new Basket();
    }

    public void checkout(Basket b) {
        synchronized (register) {
            counted += total(b);
        }
    }

    private static int total(Basket b) {
        int n = b.apples();
        n += b.pears();
        return n;
    }

    public static class Basket {
        private int apples;
        private int pears;

        public synchronized int apples() {
            return apples;
        }

        public synchronized int pears() {
            return pears;
        }

        public synchronized void swap() {
            int t = apples;
            apples = pears;
            pears = t;
        }
    }
}
// corpus: unseen
