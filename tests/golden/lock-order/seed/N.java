// run: scan --only lock-order
// expect: none
// Seed 003, section 4.1.1: two calls with the same invocation signature N.yy:(TreeSet), two different targets.
import java.util.*;

interface Y { public void yy(Collection c); }

class M implements Y {
    public void yy(Collection c) { System.out.println("In M.yy"); }
}

public class N extends M {
    public void yy(SortedSet ss) { System.out.println("In N.yy"); }
    public static void main(String[] args) {
        SortedSet ss = new TreeSet();
        Y odYiN = new N(); // object defined Y instantiated N
        odYiN.yy(ss);
        ((N) odYiN).yy(ss);
    }
}
