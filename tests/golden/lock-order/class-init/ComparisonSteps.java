// run: scan --only lock-order
// expect: none
// google/guava#2902: the superclass initialiser makes private nested subclasses, but these can be reached only through the superclass's static methods, so every thread starts initialisation at the superclass
public class ComparisonSteps {
    public static void main(String[] args) throws InterruptedException {
        Thread[] ts = new Thread[4];
        int[] results = new int[ts.length];
        for (int i = 0; i < ts.length; i++) {
            int n = i;
            ts[i] = new Thread(() -> results[n] = OrderChain.start().compare(n, 2).compare("a", "b").result());
            ts[i].start();
        }
        for (Thread t : ts) {
            t.join();
        }
        for (int r : results) {
            System.out.println(r);
        }
    }
}

abstract class OrderChain {
    private static final OrderChain ACTIVE = new Active();
    private static final OrderChain LESS = new Decided(-1);
    private static final OrderChain GREATER = new Decided(1);

    private OrderChain() { }

    static OrderChain start() {
        return ACTIVE;
    }

    abstract <T extends Comparable<T>> OrderChain compare(T left, T right);

    abstract int result();

    private static final class Active extends OrderChain {
        private static final String NAME = System.getProperty("chain.name", "active");

        @Override
        <T extends Comparable<T>> OrderChain compare(T left, T right) {
            int c = left.compareTo(right);
            return c < 0 ? LESS : c > 0 ? GREATER : this;
        }

        @Override
        int result() {
            return 0;
        }

        @Override
        public String toString() {
            return NAME;
        }
    }

    private static final class Decided extends OrderChain {
        private final int sign;

        Decided(int sign) {
            this.sign = sign;
        }

        @Override
        <T extends Comparable<T>> OrderChain compare(T left, T right) {
            return this;
        }

        @Override
        int result() {
            return sign;
        }
    }
}
// corpus: unseen19
