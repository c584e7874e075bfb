// run: scan --only lock-order
// expect: lock-order locks=java.lang.Object,java.lang.Object
// Several threads run the function of a parallel stream.
import java.util.Arrays;

public class ParallelStreamBad {
    static final Object A = new Object(), B = new Object();
    static int n;
    static void ab() { synchronized (A) { synchronized (B) { n++; } } }
    static void ba() { synchronized (B) { synchronized (A) { n--; } } }

    public static void main(String[] args) throws Exception {
        Arrays.asList(1, 2, 3, 4).parallelStream().forEach(k -> { if (k % 2 == 0) { ab(); } else { ba(); } });
    }
}
