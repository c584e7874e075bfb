// run: scan --only lock-order
// expect: lock-order
// ControlSystemStudio/cs-studio#129: a provider thread holds the popup's monitor and waits for the UI thread (syncExec); the UI thread is inside a task that waits for the popup's monitor
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class UiQueue {
    private final ExecutorService ui = Executors.newSingleThreadExecutor(r -> new Thread(r, "ui-main"));

    void asyncExec(Runnable r) {
        ui.execute(r);
    }

    void syncExec(Runnable r) {
        try {
            ui.submit(r).get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }

    void dispose() {
        ui.shutdown();
    }
}

public class TooltipPopup {
    private final UiQueue display;
    private final List<String> proposals = new ArrayList<>();
    private boolean visible;

    TooltipPopup(UiQueue display) {
        this.display = display;
    }

    synchronized void open() {
        visible = true;
    }

    synchronized void close() {
        visible = false;
        proposals.clear();
    }

    /** Called by the proposal provider's thread. */
    synchronized void handleResult(String text) {
        if (!visible) {
            return;
        }
        proposals.add(text);
        String first = proposals.get(0);
        display.syncExec(() -> paint(first));
    }

    private void paint(String s) {
        if (s.isEmpty()) {
            System.out.println("empty tooltip");
        }
    }

    public static void main(String[] args) throws InterruptedException {
        UiQueue display = new UiQueue();
        TooltipPopup popup = new TooltipPopup(display);
        Thread provider = new Thread(() -> {
            for (int i = 0; i < 20_000; i++) {
                popup.handleResult("pv" + i);
            }
        }, "provider");
        provider.start();
        for (int i = 0; i < 20_000; i++) {
            display.asyncExec(popup::open);
            display.asyncExec(popup::close);
        }
        provider.join();
        display.dispose();
    }
}
// corpus: unseen19
