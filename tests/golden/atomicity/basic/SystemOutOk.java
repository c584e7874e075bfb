// run: scan --only atomicity
// expect: none
// Printing twice under a lock is no warning: System.out is a class of the library, and nothing depends on it.

public class SystemOutOk {
    private int n;

    public synchronized void tell() {
        System.out.println("n is");
        System.out.println(n);
        n++;
    }
}
