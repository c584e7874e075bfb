// Two threads add to one ArrayList: its size and array may be torn.
//
// run: scan --only object-race
// expect: object-race line=here
import java.util.*;

public class ListAddBad {
    public static void main(String[] args) throws Exception {
        List<Integer> all = new ArrayList<>();
        Thread one = new Thread(() -> all.add(1)); // <- here
        Thread two = new Thread(() -> all.add(2));
        one.start();
        two.start();
        one.join();
        two.join();
        System.out.println(all);
    }
}
