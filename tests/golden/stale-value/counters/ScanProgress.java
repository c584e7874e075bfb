// run: scan --only stale-value
// expect: none
// the volatile counters are only written by the one scanner thread (start() lets a single one through with compareAndSet); other threads only read them
import java.util.concurrent.atomic.AtomicBoolean;

public class ScanProgress {
    private final int files;
    private final AtomicBoolean started = new AtomicBoolean();
    private volatile int scanned;
    private volatile long bytes;

    ScanProgress(int files) {
        this.files = files;
    }

    Thread start() {
        if (!started.compareAndSet(false, true)) {
            throw new IllegalStateException("already scanning");
        }
        Thread t = new Thread(this::scan, "scanner");
        t.start();
        return t;
    }

    @SuppressWarnings("NonAtomicOperationOnVolatileField")
    private void scan() {
        for (int i = 0; i < files; i++) {
            bytes += sizeOf(i);
            scanned++;
        }
    }

    private static long sizeOf(int file) {
        return 512L + (file * 37L) % 4096;
    }

    int percent() {
        return 100 * scanned / files;
    }

    long bytes() {
        return bytes;
    }

    public static void main(String[] args) throws InterruptedException {
        ScanProgress scan = new ScanProgress(200_000);
        Thread worker = scan.start();
        Thread bar = new Thread(() -> {
            int shown = -1;
            while (shown < 100) {
                int p = scan.percent();
                if (p >= shown + 25) {
                    shown = p;
                    System.out.println(p + "%");
                }
                Thread.onSpinWait();
            }
        }, "progress-bar");
        bar.setDaemon(true);
        bar.start();
        worker.join();
        System.out.println(scan.percent() + "% " + scan.bytes() + " bytes");
    }
}
// corpus: unseen17
