// run: scan --only lock-order
// expect: none
// Should be: lock-order
// Document.save() holds the document monitor and waits for the UI thread (invokeAndWait); the UI thread runs a repaint that calls the synchronized Document.text(). The one that would count down is not the one that needs the lock: it comes behind it in the queue of one thread.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;

public class FN_EdtInvokeAndWait {
    static class Ui {
        private final LinkedBlockingQueue<Runnable> events = new LinkedBlockingQueue<>();

        void start() {
            Thread t = new Thread(() -> {
                try {
                    while (true) {
                        events.take().run();
                    }
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }, "edt");
            t.setDaemon(true);
            t.start();
        }

        void invokeLater(Runnable r) {
            events.add(r);
        }

        void invokeAndWait(Runnable r) throws InterruptedException {
            CountDownLatch done = new CountDownLatch(1);
            events.add(() -> {
                r.run();
                done.countDown();
            });
            done.await();
        }
    }

    static class Document {
        private final Ui ui;
        private final StringBuilder text = new StringBuilder();

        Document(Ui ui) {
            this.ui = ui;
        }

        synchronized void type(String s) {
            text.append(s);
            ui.invokeLater(() -> System.out.println("paint " + text()));
        }

        synchronized String text() {
            return text.toString();
        }

        synchronized void save() throws InterruptedException {
            ui.invokeAndWait(() -> System.out.println("saving..."));
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Ui ui = new Ui();
        ui.start();
        Document d = new Document(ui);
        d.type("hello ");
        d.type("world");
        d.save();
    }
}
// corpus: unseen
