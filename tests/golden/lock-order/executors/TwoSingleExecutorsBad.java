// run: scan --only lock-order
// expect: lock-order
// Two executors with one thread each.
import java.util.concurrent.*;
public class TwoSingleExecutorsBad {
    static final Object a=new Object(), b=new Object();
    public static void main(String[] z){ ExecutorService p=Executors.newSingleThreadExecutor(), q=Executors.newSingleThreadExecutor(); p.execute(()->{ synchronized(a){ synchronized(b){} } }); q.execute(()->{ synchronized(b){ synchronized(a){} } }); } }
