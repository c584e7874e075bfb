// run: scan --only lock-order
// expect: none
// The model is released before.
import javax.swing.SwingUtilities;
public class InvokeAndWaitOk {
    private final Object model = new Object();
    int n;
    void update() throws Exception {
        synchronized (model) { n++; }
        SwingUtilities.invokeAndWait(this::repaint);
    }
    void repaint() {
        synchronized (model) { System.out.println(n); }
    }
    public static void main(String[] z) throws Exception { new InvokeAndWaitOk().update(); }
}
