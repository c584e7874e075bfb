// run: scan --only data-race
// expect: data-race field=CheckedTwiceTableBad.instance severity=high
public class CheckedTwiceTableBad {
    private static CheckedTwiceTableBad instance;
    private int[] table = new int[16];
    static CheckedTwiceTableBad get() {
        if (instance == null) {
            synchronized (CheckedTwiceTableBad.class) {
                if (instance == null) instance = new CheckedTwiceTableBad();
            }
        }
        return instance;
    }
    public static void main(String[] args) {
        for (int i = 0; i < 4; i++) new Thread(() -> System.out.println(CheckedTwiceTableBad.get().table.length)).start();
    }
}
// corpus: unseen22
