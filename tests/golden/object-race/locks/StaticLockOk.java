// One global lock.
//
// run: scan --only object-race
// expect: none
public class StaticLockOk {
    static class Total {
        static final Object LOCK = new Object();
        private long sum;

        void add(long by) {
            sum += by;
        }
    }

    static class One extends Thread {
        final Total total;

        One(Total total) {
            this.total = total;
        }

        public void run() {
            synchronized (Total.LOCK) {
                total.add(1);
            }
        }
    }

    static class Two extends Thread {
        final Total total;

        Two(Total total) {
            this.total = total;
        }

        public void run() {
            synchronized (Total.LOCK) {
                total.add(2);
            }
        }
    }

    public static void main(String[] args) {
        Total total = new Total();
        new One(total).start();
        new Two(total).start();
    }
}
