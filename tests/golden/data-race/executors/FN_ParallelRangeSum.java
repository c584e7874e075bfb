// run: scan --only data-race
// expect: none
import java.util.stream.*;
public class FN_ParallelRangeSum {
    private int sum;
    int add() { IntStream.range(0, 1000).parallel().forEach(i -> sum += i); return sum; }
    public static void main(String[] args) { System.out.println(new FN_ParallelRangeSum().add()); }
}
// corpus: unseen22
