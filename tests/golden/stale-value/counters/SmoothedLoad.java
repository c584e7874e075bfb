// run: scan --only stale-value
// expect: stale-value
// volatile ewma read, computed and written by two threads, lost update
public class SmoothedLoad {
    private volatile double ewma;
    private final double alpha;

    SmoothedLoad(double alpha) { this.alpha = alpha; }

    void observe(double v) {
        double old = ewma;
        ewma = old + alpha * (v - old);
    }

    double value() { return ewma; }

    public static void main(String[] args) throws InterruptedException {
        SmoothedLoad s = new SmoothedLoad(0.1);
        Thread cpu = new Thread(() -> { for (int i = 0; i < 10000; i++) s.observe(i % 100); });
        Thread io = new Thread(() -> { for (int i = 0; i < 10000; i++) s.observe(i % 10); });
        cpu.start();
        io.start();
        cpu.join();
        io.join();
        System.out.println(s.value());
    }
}
// corpus: unseen
