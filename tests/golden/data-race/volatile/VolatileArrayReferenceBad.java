// The reference is volatile, the elements are not.
// run: scan --only data-race
// expect: data-race field=VolatileArrayReferenceBad.slots[] severity=high
public class VolatileArrayReferenceBad {
	private volatile int[] slots = new int[4];

	public static void main(String[] args) {
		VolatileArrayReferenceBad shared = new VolatileArrayReferenceBad();
		new Thread(() -> shared.slots[0] = 1).start();
		System.out.println(shared.slots[0]);
	}
}
