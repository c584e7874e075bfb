import java.util.LinkedList;
import java.util.Queue;

public class CampusPool {
    static class Pool {
        private final Queue<Runnable> queue = new LinkedList<>();
        private final Helper[] helpers;
        private boolean closing;

        Pool(int n) {
            helpers = new Helper[n];
            for (int i = 0; i < n; i++) {
                helpers[i] = new Helper("helper-" + i);
            }
            for (Helper h : helpers) {
                h.start();
            }
        }

        void submit(Runnable r) {
            synchronized (queue) {
                if (closing) {
                    throw new IllegalStateException("closed");
                }
                queue.add(r);
                queue.notify();
            }
        }

        void close() throws InterruptedException {
            synchronized (queue) {
                closing = true;
                queue.notifyAll();
            }
            for (Helper h : helpers) {
                h.join();
            }
        }

        int progress() {
            int n = 0;
            for (Helper h : helpers) {
                n += h.executed;
            }
            return n;
        }

        private class Helper extends Thread {
            private int executed;

            Helper(String name) {
                super(name);
            }

            private Runnable next() throws InterruptedException {
                synchronized (queue) {
                    while (queue.isEmpty()) {
                        if (closing) {
                            return null;
                        }
                        queue.wait();
                    }
                    return queue.remove();
                }
            }

            @Override
            public void run() {
                try {
                    Runnable r;
                    while ((r = next()) != null) {
                        r.run();
                        executed++;
                    }
                } catch (InterruptedException e) {
                    interrupt();
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Pool pool = new Pool(3);
        double[] out = new double[90];
        for (int i = 0; i < out.length; i++) {
            final int k = i;
            pool.submit(() -> out[k] = Math.sqrt(k));
        }
        System.out.println("so far " + pool.progress());
        pool.close();
        double sum = 0;
        for (double d : out) {
            sum += d;
        }
        System.out.printf("%.3f with %d tasks%n", sum, pool.progress());
    }
}
