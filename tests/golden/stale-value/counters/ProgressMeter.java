// run: scan --only stale-value
// expect: none
// only the one worker thread writes the volatile counter, the others read it to show it
public class ProgressMeter {
    private final int[] data;
    private volatile int done;
    private long sum;

    ProgressMeter(int n) {
        data = new int[n];
        for (int i = 0; i < n; i++) {
            data[i] = i * 31 % 1009;
        }
    }

    private void work() {
        for (int v : data) {
            sum += v;
            int d = done;
            done = d + 1;
        }
    }

    int percent() {
        return (int) (100L * done / data.length);
    }

    public static void main(String[] args) throws InterruptedException {
        ProgressMeter meter = new ProgressMeter(2_000_000);
        Thread worker = new Thread(meter::work, "worker");
        Thread display = new Thread(() -> {
            int last = -1;
            while (last < 100) {
                int p = meter.percent();
                if (p != last) {
                    last = p;
                }
                Thread.onSpinWait();
            }
            System.out.println("100 %");
        }, "display");
        worker.start();
        display.start();
        worker.join();
        display.join();
        System.out.println(meter.sum);
    }
}
// corpus: unseen16
