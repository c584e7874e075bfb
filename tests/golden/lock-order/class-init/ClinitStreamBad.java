// run: scan --only lock-order
// expect: lock-order locks=ClinitStreamBad.class,java.util.stream.IntStream severity=high
// The lambda of a parallel stream is a method of the class that is being initialised.
import java.util.stream.*;
public class ClinitStreamBad {
    static final int SUM = IntStream.range(0, 100).parallel().map(i -> i * 2).sum();
    public static void main(String[] a) { System.out.println(SUM); }
}
