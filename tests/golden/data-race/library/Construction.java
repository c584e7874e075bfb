// Constructors, and what they call, have the object to themselves.
// run: scan --library --only data-race
// expect: none
public class Construction {
    private int size;
    private int[] table;
    private volatile boolean isReady;

    public Construction(int size) {
        this.size = size;
        fill();
        isReady = true;
    }
    private void fill() {
        table = new int[size];
        for (int i = 0; i < size; i++)
            table[i] = i;
    }
    public int at(int i) { return isReady && i < size ? table[i] : 0; }
}
