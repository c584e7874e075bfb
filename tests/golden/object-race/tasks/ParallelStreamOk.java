// One after the other.
//
// run: scan --only object-race
// expect: none
import java.util.*;
import java.util.stream.*;

public class ParallelStreamOk {
    public static void main(String[] args) {
        List<Integer> out = new ArrayList<>();
        List<Integer> in = new ArrayList<>();
        for (int i = 0; i < 100; i++)
            in.add(i);
        in.stream().forEach(i -> out.add(i));
        System.out.println(out.size());
    }
}
