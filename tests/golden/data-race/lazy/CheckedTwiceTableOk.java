// run: scan --only data-race
// expect: none
public class CheckedTwiceTableOk {
    private static volatile CheckedTwiceTableOk instance;
    private int[] table = new int[16];
    static CheckedTwiceTableOk get() {
        CheckedTwiceTableOk r = instance;
        if (r == null) {
            synchronized (CheckedTwiceTableOk.class) {
                r = instance;
                if (r == null) instance = r = new CheckedTwiceTableOk();
            }
        }
        return r;
    }
    public static void main(String[] args) {
        for (int i = 0; i < 4; i++) new Thread(() -> System.out.println(CheckedTwiceTableOk.get().table.length)).start();
    }
}
// corpus: unseen22
