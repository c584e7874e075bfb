// run: scan --only stale-value
// expect: none
// Only one thread ever writes the volatile counter, the others only read it.
public class SingleWriterProgress {
    private volatile int done;
    private final int total;

    SingleWriterProgress(int total) {
        this.total = total;
    }

    private void copyFile() {
        done++;
    }

    private void copyAll() {
        while (done < total) {
            copyFile();
        }
    }

    int percent() {
        return done * 100 / total;
    }

    public static void main(String[] args) throws Exception {
        SingleWriterProgress p = new SingleWriterProgress(1000);
        Thread worker = new Thread(p::copyAll, "copier");
        Thread ui = new Thread(() -> {
            int last;
            do {
                last = p.percent();
                Thread.yield();
            } while (last < 100);
        }, "ui");
        worker.start();
        ui.start();
        worker.join();
        ui.join();
        System.out.println(p.percent());
    }
}
// corpus: unseen
