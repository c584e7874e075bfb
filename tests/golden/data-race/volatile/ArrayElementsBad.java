// The field is volatile, the elements are not.
// run: scan --only data-race
// expect: data-race field=ArrayElementsBad.flags[]
class ArrayElementsBad {
	static volatile int[] flags = new int[2];
	public static void main(String[] args) {
		new Thread(() -> flags[0] = 1).start();
		System.out.println(flags[0]);
	}
}
