// run: scan --only lock-order
// expect: lock-order
// A flag decides about the order; both values occur.
public class FlagBad implements Runnable {
    private static final Object x=new Object();
    private static final Object y=new Object();
    private final boolean flag; FlagBad(boolean f){flag=f;}
    public void run(){ if(flag){ synchronized(x){ synchronized(y){ } } } else { synchronized(y){ synchronized(x){ } } } }
    public static void main(String[] z){ new Thread(new FlagBad(true)).start(); new Thread(new FlagBad(false)).start(); } }
