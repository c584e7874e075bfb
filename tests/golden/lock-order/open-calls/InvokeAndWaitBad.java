// run: scan --only lock-order
// expect: lock-order locks=java.lang.Object,javax.swing.SwingUtilities severity=high
// The event thread needs the model that is locked until it has done its work.
import javax.swing.SwingUtilities;
public class InvokeAndWaitBad {
    private final Object model = new Object();
    int n;
    void update() throws Exception {
        synchronized (model) {
            n++;
            SwingUtilities.invokeAndWait(this::repaint);
        }
    }
    void repaint() {
        synchronized (model) { System.out.println(n); }
    }
    public static void main(String[] z) throws Exception { new InvokeAndWaitBad().update(); }
}
