// run: scan --only data-race
// expect: none
import java.util.stream.*;
import java.util.concurrent.atomic.LongAdder;
public class ParallelAdderOk {
    private final LongAdder sum = new LongAdder();
    private int calls;
    long add() { calls++; IntStream.range(0, 1000).parallel().forEach(sum::add); return sum.sum() + calls; }
    public static void main(String[] args) { System.out.println(new ParallelAdderOk().add()); }
}
// corpus: unseen22
