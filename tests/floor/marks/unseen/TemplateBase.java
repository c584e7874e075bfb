/** A base class locks around the hook; one subclass lets the hook be called without. */
public class TemplateBase {
    abstract static class Stage {
        private int runs;

        public synchronized void process(int n) {
            runs++; // @runs held: this, parallel: runs
            doProcess(n);
        }

        protected abstract void doProcess(int n);
    }

    static class Summing extends Stage {
        private long sum;

        @Override
        protected void doProcess(int n) {
            sum += n; // @sum held: this, not parallel: sum, parallel: max
        }
    }

    static class Maximum extends Stage {
        private int max;

        @Override
        protected void doProcess(int n) {
            max = Math.max(max, n); // @max not held: this, parallel: max
        }

        void direct(int n) {
            doProcess(n); // @direct not held: this, parallel: sum
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Summing sum = new Summing(); // shared
        Maximum max = new Maximum(); // shared
        Summing warm = new Summing(); // confined
        warm.process(0);
        Runnable feeder = () -> {
            for (int i = 0; i < 50; i++) {
                sum.process(i);
                max.process(i);
            }
        };
        Thread a = new Thread(feeder);
        Thread b = new Thread(feeder);
        a.start();
        b.start();
        max.direct(99);
        a.join();
        b.join();
        System.out.println(sum.sum + max.max); // @print not parallel: sum, not parallel: max
    }
}
