// run: scan --only lock-order
// expect: none
// KeYProject/key#1117 (after the fix): selection and proof monitors are taken in both orders, but all these calls run on the one event thread; the workers only post
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class ProofSelectionPanel {
    private final ExecutorService events = Executors.newSingleThreadExecutor(r -> new Thread(r, "event-queue"));
    private final SelectionModel selection = new SelectionModel();
    private final ProofView view = new ProofView(selection);

    private static final class SelectionModel {
        private final List<ProofView> listeners = new ArrayList<>();
        private int node;

        synchronized void add(ProofView v) {
            listeners.add(v);
        }

        synchronized void select(int n) {
            node = n;
            for (ProofView v : listeners) {
                v.selectionChanged(n);
            }
        }

        synchronized int node() {
            return node;
        }
    }

    private static final class ProofView {
        private final SelectionModel selection;
        private int shown;

        ProofView(SelectionModel selection) {
            this.selection = selection;
        }

        synchronized void selectionChanged(int n) {
            shown += n;
        }

        synchronized void autoModeStopped() {
            shown += selection.node();
        }
    }

    ProofSelectionPanel() {
        selection.add(view);
    }

    void requestSelect(int n) {
        events.execute(() -> selection.select(n));
    }

    void macroFinished() {
        events.execute(view::autoModeStopped);
    }

    boolean dispose() throws InterruptedException {
        events.shutdown();
        return events.awaitTermination(5, TimeUnit.SECONDS);
    }

    public static void main(String[] args) throws InterruptedException {
        ProofSelectionPanel panel = new ProofSelectionPanel();
        Thread worker = new Thread(() -> {
            for (int i = 0; i < 5_000; i++) {
                panel.macroFinished();
            }
        }, "macro-worker");
        worker.start();
        for (int i = 0; i < 5_000; i++) {
            panel.requestSelect(i);
        }
        worker.join();
        System.out.println(panel.dispose());
    }
}
// corpus: unseen19
