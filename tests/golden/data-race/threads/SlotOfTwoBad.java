// Two kinds of threads were given the same index.
// run: scan --only data-race
// expect: data-race field=SlotOfTwoBad.main.s[]
public class SlotOfTwoBad {
    public static void main(String[] a) throws Exception {
        int[] s = new int[4];
        for (int k = 0; k < 4; k++) {
            int id = k;
            new Thread(() -> s[id] = id).start();
            new Thread(() -> System.out.println(s[id])).start();
        }
    }
}
