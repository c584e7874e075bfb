// A parallel stream adds to a plain list.
//
// run: scan --only object-race
// expect: object-race line=add
import java.util.*;
import java.util.stream.*;

public class ParallelStreamBad {
    public static void main(String[] args) {
        List<Integer> out = new ArrayList<>();
        List<Integer> in = new ArrayList<>();
        for (int i = 0; i < 100; i++)
            in.add(i);
        in.parallelStream().forEach(i -> out.add(i)); // <- add
        System.out.println(out.size());
    }
}
