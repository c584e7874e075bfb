// run: scan --only lock-order --library
// expect: lock-order locks=java.util.concurrent.locks.ReentrantLock,java.util.concurrent.locks.ReentrantLock severity=high
// Locks are taken in begin methods and given back in end methods.
import java.util.concurrent.locks.ReentrantLock;

public class AcrossMethodsBad {
    private final ReentrantLock rows = new ReentrantLock(), cols = new ReentrantLock();
    private int n;
    private void beginRows() { rows.lock(); }
    private void endRows() { rows.unlock(); }
    private void beginCols() { cols.lock(); }
    private void endCols() { cols.unlock(); }
    public void byRow() { beginRows(); beginCols(); n++; endCols(); endRows(); }
    public void byCol() { beginCols(); beginRows(); n--; endRows(); endCols(); }
}
