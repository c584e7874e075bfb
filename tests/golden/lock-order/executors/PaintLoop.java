// run: scan --only lock-order
// expect: lock-order
// Sheet.save waits for a task of the single UI thread while it holds the sheet; paint tasks on that thread lock the sheet
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicReference;

public class PaintLoop {
    static final class UiThread {
        private final ExecutorService loop = Executors.newSingleThreadExecutor();
        private final AtomicReference<String> statusLine = new AtomicReference<>("");

        void invokeLater(Runnable r) {
            loop.execute(r);
        }

        void invokeAndWait(Runnable r) throws InterruptedException {
            Future<?> done = loop.submit(r);
            try {
                done.get();
            } catch (ExecutionException e) {
                throw new IllegalStateException(e.getCause());
            }
        }

        void status(String s) {
            statusLine.set(s);
        }

        void stop() {
            loop.shutdown();
        }
    }

    static final class Sheet {
        private final UiThread ui;
        private final StringBuilder cells = new StringBuilder();
        private int saved;

        Sheet(UiThread ui) {
            this.ui = ui;
        }

        synchronized void type(char c) {
            cells.append(c);
        }

        synchronized int render() {
            return cells.toString().hashCode();
        }

        synchronized void save() throws InterruptedException {
            saved = cells.length();
            int n = saved;
            ui.invokeAndWait(() -> ui.status("saved " + n));
        }
    }

    public static void main(String[] args) throws InterruptedException {
        UiThread ui = new UiThread();
        Sheet sheet = new Sheet(ui);
        Thread timer = new Thread(() -> {
            for (int i = 0; i < 10_000; i++) {
                ui.invokeLater(() -> sheet.render());
            }
        });
        timer.start();
        for (int i = 0; i < 1000; i++) {
            sheet.type((char) ('a' + i % 26));
            sheet.save();
        }
        timer.join();
        ui.stop();
    }
}
// corpus: unseen14
