// run: scan --only lock-order
// expect: lock-order
// rename() holds the model and waits until the pump has run its event; the pump may be running a refresh event that wants the model
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;

public class EventPump extends Thread {
    private final BlockingQueue<Runnable> events = new LinkedBlockingQueue<>();

    EventPump() {
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

    static class Model {
        private final EventPump pump;
        private String title = "untitled";
        private int repaints;

        Model(EventPump pump) {
            this.pump = pump;
        }

        synchronized void refresh() {
            repaints++;
        }

        synchronized void rename(String t) throws InterruptedException {
            title = t;
            pump.invokeAndWait(() -> System.out.println("title bar: " + t));
        }
    }

    public static void main(String[] args) throws InterruptedException {
        EventPump pump = new EventPump();
        Model model = new Model(pump);
        pump.start();
        Thread clock = new Thread(() -> {
            for (int i = 0; i < 1_000; i++) {
                pump.invokeLater(model::refresh);
            }
        });
        clock.start();
        for (int i = 0; i < 100; i++) {
            model.rename("doc" + i);
        }
        clock.join();
    }
}
// corpus: unseen10
