// run: scan --only lock-order
// expect: none
// The second lock is a new object that nobody else has.
public class FreshArgumentOk {
    static class Singleton { private static final Singleton I=new Singleton();
    static Singleton get(){return I;}
    private final Object m=new Object();
    void a(Object o){ synchronized(m){ synchronized(o){} } }
    void b(Object o){ synchronized(o){ synchronized(m){} } } }
    public static void main(String[] z){ Object k=new Object(); new Thread(()->Singleton.get().a(k)).start(); new Thread(()->Singleton.get().b(new Object())).start(); } }
