// run: scan --only stale-value
// expect: none
// only the worker thread writes the volatile counter; the others only read it to show it
public class ProgressClock {
    private volatile int done;
    private volatile boolean stopped;

    private void work(int total) {
        for (int i = 0; i < total; i++) {
            crunch(i);
            done = done + 1;
        }
        stopped = true;
    }

    private static double crunch(int i) {
        double x = i;
        for (int k = 0; k < 100; k++) {
            x = Math.sqrt(x + k);
        }
        return x;
    }

    private void show(int total) {
        int last = -1;
        while (!stopped) {
            int d = done;
            int percent = d * 100 / total;
            if (percent != last && percent % 25 == 0) {
                System.out.println(percent + " %");
                last = percent;
            }
            Thread.yield();
        }
        System.out.println("done " + done);
    }

    public static void main(String[] args) throws InterruptedException {
        ProgressClock clock = new ProgressClock();
        int total = 20_000;
        Thread display = new Thread(() -> clock.show(total));
        Thread worker = new Thread(() -> clock.work(total));
        display.start();
        worker.start();
        worker.join();
        display.join();
    }
}
// corpus: unseen21
