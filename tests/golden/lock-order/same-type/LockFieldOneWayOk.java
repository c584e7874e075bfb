// run: scan --only lock-order
// expect: none
// Both threads lock the two accounts in the same order.
public class LockFieldOneWayOk {
    static class Acc { private final java.util.concurrent.locks.Lock lock=new java.util.concurrent.locks.ReentrantLock(); int b;
    void xfer(Acc o,int n){ lock.lock(); try { o.lock.lock(); try { b-=n;o.b+=n; } finally { o.lock.unlock(); } } finally { lock.unlock(); } } }
    public static void main(String[] z){ Acc a=new Acc(), b=new Acc(); Thread t1=new Thread(()->a.xfer(b,1)); Thread t2=new Thread(()->a.xfer(b,2)); t1.start(); t2.start(); } }
