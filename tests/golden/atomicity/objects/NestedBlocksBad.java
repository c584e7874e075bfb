// run: scan --only atomicity
// expect: atomicity method=NestedBlocksBad.f line=here witness=p context=this.lock

public class NestedBlocksBad {
    private final Object lock = new Object();
    private int n;

    public void f(Object p) {
        synchronized (lock) {
            synchronized (p) {
                n++;
            }
            synchronized (p) { // <- here
                n--;
            }
        }
    }
}
