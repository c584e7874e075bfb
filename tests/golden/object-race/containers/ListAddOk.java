// The same with a list that locks itself.
//
// run: scan --only object-race
// expect: none
import java.util.*;

public class ListAddOk {
    public static void main(String[] args) throws Exception {
        List<Integer> all = Collections.synchronizedList(new ArrayList<>());
        Thread one = new Thread(() -> all.add(1));
        Thread two = new Thread(() -> all.add(2));
        one.start();
        two.start();
        one.join();
        two.join();
        System.out.println(all);
    }
}
