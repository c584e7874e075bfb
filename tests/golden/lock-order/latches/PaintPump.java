// run: scan --only lock-order
// expect: none
// rename() changes the title under the lock and waits for the pump only after leaving the monitor
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;

public class PaintPump extends Thread {
    private final BlockingQueue<Runnable> events = new LinkedBlockingQueue<>();

    PaintPump() {
        setDaemon(true);
    }

    @Override
    public void run() {
        try {
            while (true) {
                events.take().run();
            }
        } catch (InterruptedException e) {
            interrupt();
        }
    }

    void invokeLater(Runnable r) {
        events.add(r);
    }

    void invokeAndWait(Runnable r) throws InterruptedException {
        CountDownLatch ran = new CountDownLatch(1);
        events.add(() -> {
            r.run();
            ran.countDown();
        });
        ran.await();
    }

    static class Sheet {
        private final PaintPump pump;
        private String title = "untitled";
        private int repaints;

        Sheet(PaintPump pump) {
            this.pump = pump;
        }

        synchronized void refresh() {
            repaints++;
        }

        void rename(String t) throws InterruptedException {
            synchronized (this) {
                title = t;
            }
            pump.invokeAndWait(() -> System.out.println("title bar: " + t));
        }

        synchronized String describe() {
            return title + " x" + repaints;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        PaintPump pump = new PaintPump();
        Sheet sheet = new Sheet(pump);
        pump.start();
        Thread clock = new Thread(() -> {
            for (int i = 0; i < 1_000; i++) {
                pump.invokeLater(sheet::refresh);
            }
        });
        clock.start();
        for (int i = 0; i < 20; i++) {
            sheet.rename("doc" + i);
        }
        clock.join();
        System.out.println(sheet.describe());
    }
}
// corpus: unseen10
