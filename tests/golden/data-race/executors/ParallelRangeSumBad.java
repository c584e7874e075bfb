// run: scan --only data-race
// expect: data-race field=ParallelRangeSumBad.sum severity=high
import java.util.stream.*;
public class ParallelRangeSumBad {
    private int sum;
    int add() { IntStream.range(0, 1000).parallel().forEach(i -> sum += i); return sum; }
    public static void main(String[] args) { System.out.println(new ParallelRangeSumBad().add()); }
}
// corpus: unseen22
