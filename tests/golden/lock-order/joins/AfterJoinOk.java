// run: scan --only lock-order
// expect: none
// main takes the locks the other way round after the thread was joined.
public class AfterJoinOk {
    static final Object a=new Object(), b=new Object();
    public static void main(String[] z) throws Exception { Thread t=new Thread(()->{ synchronized(a){ synchronized(b){ } } }); t.start(); synchronized(a){ synchronized(b){ } } t.join(); synchronized(b){ synchronized(a){ } } } }
