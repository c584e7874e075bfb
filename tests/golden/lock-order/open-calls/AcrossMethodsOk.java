// run: scan --only lock-order --library
// expect: none
// Begin and end methods, but the first lock is given back before the second is taken.
import java.util.concurrent.locks.ReentrantLock;

public class AcrossMethodsOk {
    private final ReentrantLock rows = new ReentrantLock(), cols = new ReentrantLock();
    private int n;
    private void beginRows() { rows.lock(); }
    private void endRows() { rows.unlock(); }
    private void beginCols() { cols.lock(); }
    private void endCols() { cols.unlock(); }
    public void byRow() { beginRows(); n++; endRows(); beginCols(); n++; endCols(); }
    public void byCol() { beginCols(); n--; endCols(); beginRows(); n--; endRows(); }
}
