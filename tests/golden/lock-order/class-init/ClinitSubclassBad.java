// run: scan --only lock-order
// expect: lock-order locks=ClinitSubclassBad$Base.class,ClinitSubclassBad$Sub.class
// A superclass makes an instance of its subclass in its initialiser.
public class ClinitSubclassBad {
    static class Base { static final Base DEFAULT = new Sub(); static void touch() { } }
    static class Sub extends Base { static int n = 3; static void touch() { } }

    public static void main(String[] args) {
        new Thread(() -> Base.touch()).start();
        new Thread(() -> Sub.touch()).start();
    }
}
